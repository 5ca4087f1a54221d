/**
 * The part of the panel's script that offers the error catalogue: one press switches a row on, the link beside it opens the page
 * where it comes up. Uses what the panel's script defines before it.
 */
export const ERROR_PRESETS_SCRIPT = `
const ACTS = { open: 'open', openAsMember: 'log in, then open', logIn: 'log in with any name and password' };
const FAULTS = { offline: 'switch the network off in the browser’s tools', reset: 'let the browser’s tools break the connection' };
const seen = (sees) => sees.asItCame ?? element('code', sees.library + ' ' + sees.key);
async function provoke({ row, provoke: { scenarios } }) {
  await ask('/scenarios', 'DELETE');
  for (const scenario of scenarios) await ask('/scenarios', 'POST', scenario);
  await loaders.scenarios();
  for (const press of find('error-states').querySelectorAll('button')) press.setAttribute('aria-pressed', String(press.dataset.row === row));
}
// One after the other: of two rows pressed in a hurry the second takes the first one's place, whenever the answers come.
let provoking = Promise.resolve();
function provokeNext(state) {
  provoking = provoking.then(() => provoke(state)).catch(() => {});
}
function pageLink(page) {
  const link = element('a', page, { target: '_blank', rel: 'noopener' });
  const lead = () => { if (URL.canParse(page, find('app-form').elements.app.value)) link.href = new URL(page, find('app-form').elements.app.value).href; };
  find('app-form').addEventListener('input', lead);
  lead();
  return link;
}
function presetRow(state) {
  const { by, page, act, sees, exit, why, fault, spec } = state.provoke;
  if (by === 'spec') return [state.row, state.what, why, element('code', spec), element('span', sees.map(seen), { className: 'chips' }), ''];
  const how = by === 'scenario' ? Object.assign(button('Switch on', () => provokeNext(state)), { ariaPressed: 'false', ariaLabel: 'Switch on ' + state.row }) : FAULTS[fault] + ': ' + why;
  if (by === 'scenario') how.dataset.row = state.row;
  return [state.row, state.what, how, element('span', [pageLink(page), ' ' + ACTS[act]]), seen(sees), exit];
}
find('app-form').onsubmit = (event) => event.preventDefault();
ask('/errors').then((states) => table('error-states', ['row', 'what', 'switch on', 'page', 'the member reads', 'way on'], states.map(presetRow)), () => {});
`;
