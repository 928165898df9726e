/** What held and what did not, a line for each as it is known. */
export class Tally {
  readonly lines: string[] = [];
  failed = 0;

  /** @param found what was seen, for the line of a check that failed */
  check(what: string, holds: boolean, found = ''): void {
    if (!holds) this.failed += 1;
    const line = `${holds ? '✓' : '✗'} ${what}${holds || !found ? '' : `: ${found}`}`;
    this.lines.push(line);
    process.stdout.write(`${line}\n`);
  }

  end(): void {
    process.stdout.write(`\n${this.lines.length - this.failed} passed, ${this.failed} failed\n`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}
