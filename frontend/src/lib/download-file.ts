/** Time that a browser has to read the file, ms. */
const READ_WITHIN_MS = 60_000;

/** Hands a file that was made on the page to the browser's downloads. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS);
}
