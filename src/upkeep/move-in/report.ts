/** What was done of one kind of record. */
interface Count {
  moved: number;
  there: number;
  drafts: number;
}

/** Keeps count of what was moved, and of everything that could not be moved as it was. */
export class Report {
  readonly #counts = new Map<string, Count>();
  readonly #notes: string[] = [];

  #of(kind: string): Count {
    const count = this.#counts.get(kind) ?? { moved: 0, there: 0, drafts: 0 };
    this.#counts.set(kind, count);
    return count;
  }

  moved(kind: string): void {
    this.#of(kind).moved += 1;
  }

  /** A record with this address was here already. */
  there(kind: string): void {
    this.#of(kind).there += 1;
  }

  draft(kind: string, place: string, why: string): void {
    this.#of(kind).drafts += 1;
    this.note(place, `kept as a draft. ${why}`);
  }

  /** @param place where it was, for example `work/tai-ping` */
  note(place: string, what: string): void {
    this.#notes.push(`${place}: ${what}`);
  }

  /** Lines for whoever ran it: a line for each kind, then what has to be looked at. */
  lines(): string[] {
    const counts = [...this.#counts].map(([kind, { moved, there, drafts }]) => {
      const more = [...(drafts ? [`${drafts} as drafts`] : []), ...(there ? [`${there} were here already`] : [])];
      return `${kind}: ${[`${moved} moved`, ...more].join(', ')}.`;
    });
    return [
      ...counts,
      ...(this.#notes.length > 0 ? ['', 'To be looked at:', ...this.#notes.map((one) => `- ${one}`)] : []),
    ];
  }
}
