/**
 * The message with a one-time code, in both official languages, since the account's is not known. Without a link, and
 * with one on an address of up to 32 characters, it fits into the 160 characters of one SMS.
 */
export function codeMessage({
  code,
  link,
  publicUrl,
}: {
  code: string;
  /** Token of the link to set a new PIN with, or null. */
  link: string | null;
  /** Address of the service without a slash at its end; null leaves the link out. */
  publicUrl: string | null;
}): string {
  const text = `WakaFine: ${code} is your code / est votre code. 10 min. Never share it / Ne le donnez à personne.`;
  return link === null || publicUrl === null ? text : `${text} ${publicUrl}/reset/${link}`;
}
