import { afterAll } from 'vitest';
import { dropPostgresDatabase, emptyPostgresDatabase } from '../stand-ins/postgres.ts';
import { withOwnData } from './temporary-folders.ts';

withOwnData();
const address = await emptyPostgresDatabase();
process.env.DATABASE_URL = address;

afterAll(() => dropPostgresDatabase(address));
