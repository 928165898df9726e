import { afterAll } from 'vitest';
import { withOwnData } from './begin-anew.ts';
import { dropPostgresDatabase, emptyPostgresDatabase } from './postgres.ts';

withOwnData();
const address = await emptyPostgresDatabase();
process.env.DATABASE_URL = address;

afterAll(() => dropPostgresDatabase(address));
