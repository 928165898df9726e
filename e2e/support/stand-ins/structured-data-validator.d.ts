/** Types of the package, which has none of its own. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type?: string; readonly property?: string }[];
  }

  export default class Validator {
    constructor(vocabulary?: object);
    /** @param data nodes by type, for each format */
    validate(data: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly Issue[]>;
  }
}
