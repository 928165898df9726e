export const wide = { width: 1440, height: 900 };
export const phone = { width: 412, height: 915 };
