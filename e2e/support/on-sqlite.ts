import './own-folder.ts';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// Each test file has a process, a data folder and a database of its own.
process.env.DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'data-'));
process.env.DATABASE_URL = '';
