// SPDX-License-Identifier: GPL-3.0-or-later
// Asks Ajv, with all its strict options, about our schemas and files. Reads lines "SCHEMA<tab>FILE" and prints
// "ok" or what is wrong, one line each. A line with a schema alone asks about the schema itself.
"use strict";

const fs = require("fs");
const Ajv = require("ajv");

const compiled = new Map();

function validatorOf(path) {
    if (!compiled.has(path)) {
        const complaints = [];
        const note = (...words) => complaints.push(words.join(" "));
        const ajv = new Ajv({
            strictDefaults: true, strictKeywords: true, strictNumbers: true, unknownFormats: true, extendRefs: "fail",
            format: "full", jsonPointers: true, ownProperties: true, logger: { log: note, warn: note, error: note },
        });
        let validate = null;
        try {
            validate = ajv.compile(JSON.parse(fs.readFileSync(path, "utf8")));
        } catch (error) {
            note(error.message);
        }
        compiled.set(path, { validate, complaints });
    }
    return compiled.get(path);
}

for (const line of fs.readFileSync(0, "utf8").split("\n")) {
    if (line === "")
        continue;
    const [schema, file] = line.split("\t");
    const { validate, complaints } = validatorOf(schema);
    if (complaints.length > 0 || validate === null) {
        console.log("bad schema: " + complaints.join("; ").replace(/\n/g, " "));
    } else if (file === undefined) {
        console.log("ok");
    } else if (validate(JSON.parse(fs.readFileSync(file, "utf8").replace(/^\uFEFF/, "")))) {
        console.log("ok");
    } else {
        const [first] = validate.errors;
        console.log(`${first.dataPath} ${first.message}`);
    }
}
