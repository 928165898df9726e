import { withOwnFolder } from './begin-anew.ts';

withOwnFolder();
