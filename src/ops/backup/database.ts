import type { Settings } from '../../config/env.ts';
import type { DatabaseCopies } from './copies.ts';
import { postgresCopies } from './postgres-copies.ts';
import { sqliteCopies } from './sqlite-copies.ts';

export const databaseCopies = ({ DATABASE_URL, DATA_DIR }: Settings): DatabaseCopies =>
  DATABASE_URL ? postgresCopies(DATABASE_URL) : sqliteCopies(DATA_DIR);
