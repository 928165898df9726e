import './on-sqlite.ts';
import { afterAll } from 'vitest';
import { dropPostgresDatabase, emptyPostgresDatabase } from './postgres.ts';

const address = await emptyPostgresDatabase();
process.env.DATABASE_URL = address;

afterAll(() => dropPostgresDatabase(address));
