/** The darker side of an ink, where a neck, a finger or a fold needs one. */
export const paperShade = '#ddd0ba';
export const sandShade = '#d9b98d';
export const neonShade = '#dd5c92';
export const tileShade = '#5fb6a0';
export const tartShade = '#d98f12';
export const taxiShade = '#9c0d09';
export const ferryShade = '#0a6a50';
export const harbourShade = '#1528a8';
export const inkLight = '#3a322b';
