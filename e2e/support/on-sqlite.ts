import { withOwnData } from './begin-anew.ts';

withOwnData();
