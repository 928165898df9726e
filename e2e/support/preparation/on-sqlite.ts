import { withOwnData } from './temporary-folders.ts';

withOwnData();
