declare module '@tgwf/co2' {
  export class co2 {
    constructor(options: { readonly model: 'swd'; readonly version: 4 });
    /** @returns grams of CO2 for so many bytes over the wire */
    perByte(bytes: number, green?: boolean): number;
  }
}
