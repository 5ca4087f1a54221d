import { agentLink } from './agent-link';

it.each([
  ['ABCD2345', 'https://play.example/?i_code=ABCD2345'],
  ['a b&c', 'https://play.example/?i_code=a+b%26c'],
])('ROLE-005 the link of %s is an address of the site', (code, link) => {
  expect(agentLink('https://play.example', code)).toBe(link);
});
