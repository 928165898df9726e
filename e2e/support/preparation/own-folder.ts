import { withOwnFolder } from './temporary-folders.ts';

withOwnFolder();
