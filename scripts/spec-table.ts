import fs from 'node:fs';
import {specTable, TABLE_FILE} from '../checks/lib/spec-table';

void specTable(process.cwd()).then((text) => fs.writeFileSync(TABLE_FILE, text));
