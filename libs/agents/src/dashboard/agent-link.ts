/** The address by which an agent brings members (ROLE-005). @param origin the site's own */
export function agentLink(origin: string, code: string): string {
  return `${origin}/?${new URLSearchParams({ i_code: code }).toString()}`;
}
