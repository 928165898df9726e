import { destination } from 'pino';

/** Bytes after which lines are written, and milliseconds that a line waits for others at most. */
const block = 4096;
const longestWait = 200;

/**
 * Writes the log to standard output in blocks: one system call per line would halve the server's
 * throughput. Pino flushes on exit and after uncaught errors; only SIGKILL loses lines.
 */
export const logOutput = () => destination({ sync: false, minLength: block, periodicFlush: longestWait });
