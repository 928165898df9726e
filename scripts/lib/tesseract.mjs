import { findProgram, installSystemPackages } from './system-packages.mjs';

/** A program that reads text in pictures: an installed Tesseract, or the system's package manager brings one. */
export async function ensureTesseract() {
  const installed = findProgram(['tesseract']);
  if (installed) return installed;
  await installSystemPackages('Tesseract', ['tesseract-ocr', 'tesseract-ocr-eng']);
  return findProgram(['tesseract']);
}
