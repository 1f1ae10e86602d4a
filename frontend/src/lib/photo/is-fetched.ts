/** Whether a photo comes over the network; one that was just taken is in the page already. */
export function isFetched(photoUrl: string): boolean {
  return !/^(data|blob):/.test(photoUrl);
}
