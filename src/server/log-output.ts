import { destination } from 'pino';

/** Bytes after which lines are written, and milliseconds that a line waits for others at most. */
const block = 4096;
const longestWait = 200;

/**
 * Writes the log to standard output in blocks: one system call for each line would take half of the
 * server's throughput. Pino writes the rest when the process exits, after an uncaught error too;
 * only a kill loses it.
 */
export const logOutput = () => destination({ sync: false, minLength: block, periodicFlush: longestWait });
