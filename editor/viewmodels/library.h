#pragma once

#include "engine/content/content.h"

#include <QObject>
#include <QString>
#include <qqmlregistration.h>

namespace delve {

/// The content packs that were found beside the program.
class Library : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// Why the content could not be read, in a sentence; empty if all is well.
    Q_PROPERTY(QString error READ error CONSTANT)

public:
    explicit Library(QObject* parent = nullptr);

    const Content& content() const { return m_content; }
    QString error() const { return m_error; }

private:
    Content m_content;
    QString m_error;
};

} // namespace delve
