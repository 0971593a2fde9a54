/** What follows /embed/ in the address of a player: the id of a video, or a playlist. Undefined for an address on another site. */
export function youTubeId(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const {hostname, pathname, searchParams} = new URL(address);
  if (hostname === 'youtu.be') return pathname.slice(1) || undefined;
  if (!/^(www\.|m\.)?youtube\.com$/.test(hostname)) return undefined;
  const list = searchParams.get('list');
  return searchParams.get('v') ?? (list ? `videoseries?list=${list}` : undefined);
}
