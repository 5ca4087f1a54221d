import { ACTIVITIES_LOADER, ACTIVITY_FORM_SCRIPT } from './activities-script';
import { ADJUSTMENT_FORM_SCRIPT, ADJUSTMENTS_LOADER } from './adjustments-script';
import { AGENTS_LOADER } from './agents-script';
import { ERROR_PRESETS_SCRIPT } from './error-presets-script';
import { GAMES_LOADER } from './games-script';
import { MAIL_FORM_SCRIPT, MAILS_LOADER } from './mails-script';
import { PAYMENTS_LOADER } from './payments-script';
import { REPORTS_LOADER } from './reports-script';

/** The panel's script, run by the browser as it is. */
export const PANEL_SCRIPT = `'use strict';
const root = '/__sandbox';
const find = (id) => document.getElementById(id);
async function ask(path, method = 'GET', body, more = {}) {
  const answer = await fetch(root + path, { method, headers: body ? { 'content-type': 'application/json', ...more } : {}, body: body && JSON.stringify(body) });
  const data = answer.status === 204 ? undefined : await answer.json();
  find('notice').textContent = answer.ok ? '' : data.error;
  if (!answer.ok) throw new Error(data.error);
  return data;
}
function element(name, text, props = {}) {
  const made = Object.assign(document.createElement(name), props);
  if (text !== undefined) made.append(...[].concat(text));
  return made;
}
const button = (text, onclick) => element('button', text, { type: 'button', onclick });
function table(id, heads, rows) {
  const line = (cells, kind) => element('tr', cells.map((cell) => element(kind, cell ?? '')));
  find(id).replaceChildren(line(heads, 'th'), ...rows.map((row) => line(row, 'td')));
}
const loaders = {
  async scenarios() {
    const list = await ask('/scenarios');
    table('scenario-list', ['path', 'member', 'effect', 'times', ''], list.map((one) => [one.path, one.member ?? 'everybody',
      element('code', JSON.stringify(one.effect)), one.times ? String(one.times) : 'until removed',
      button('Remove', () => ask('/scenarios/' + one.id, 'DELETE').then(loaders.scenarios))]));
  },
  async clock() {
    const state = await ask('/clock');
    find('clock-now').textContent = new Date(state.now).toLocaleString();
    find('clock-rate').textContent = String(state.rate);
  },
  async members() {
    const list = await ask('/members');
    const change = (name, body) => ask('/members/' + name, 'POST', body).then(loaders.members);
    table('member-list', ['name', 'grade', 'state', 'centre', 'venues', 'brought by', 'use', ''], list.map((one) => {
      const states = element('select', STATES.map((state) => element('option', state, { selected: state === one.state })));
      states.onchange = () => change(one.name, { state: states.value });
      const grades = element('select', Array.from({ length: 11 }, (_, grade) => element('option', String(grade), { selected: grade === one.grade })));
      grades.onchange = () => change(one.name, { grade: Number(grades.value) });
      return [one.name, grades, states, one.wallet.center,
        one.wallet.venues.filter((venue) => venue.balance !== '0.00').map((venue) => venue.channelCode + ' ' + venue.balance).join(', '),
        Object.entries(one.attribution).filter(([, code]) => code !== '').map(([name, code]) => name.replace('Code', ' ') + code).join(', '),
        one.note, button('+1000', () => change(one.name, { deposit: '1000' }))];
    }));
  },
${PAYMENTS_LOADER}
${ADJUSTMENTS_LOADER}
${MAILS_LOADER}
${AGENTS_LOADER}
${GAMES_LOADER}
${ACTIVITIES_LOADER}
${REPORTS_LOADER}
  async matches() {
    const list = await ask('/matches?period=' + find('match-period').value);
    const order = (id, body) => ask('/matches/' + id, 'POST', body).then(loaders.matches);
    table('match-list', ['league', 'match', 'score', 'stage', 'bets until', ''], list.map((one) => [one.league.name['zh-CN'],
      one.home.name['zh-CN'] + ' – ' + one.away.name['zh-CN'], one.score.home + ':' + one.score.away, one.status + ' ' + one.stage, one.nextStop ? new Date(one.nextStop).toLocaleTimeString() : '',
      element('span', [
        ...(one.status === 'upcoming' && ['football', 'virtualFootball'].includes(one.sport) ? [button('stage', () => order(one.id, { type: 'stage' }))] : []),
        button('home +', () => order(one.id, { type: 'score', side: 'home' })), button('away +', () => order(one.id, { type: 'score', side: 'away' })),
        button('suspend', () => order(one.id, { type: 'suspend' })), button('resume', () => order(one.id, { type: 'resume' })),
        button('odds → home', () => order(one.id, { type: 'moveOdds', side: 'home' })), button('odds → away', () => order(one.id, { type: 'moveOdds', side: 'away' })),
        button('end', () => order(one.id, { type: 'end' })), button('abandon', () => order(one.id, { type: 'abandon' }))], { className: 'chips' })]));
  },
  async operation() {
    const state = await ask('/switches');
    const form = find('switch-form');
    form.elements.siteStatus.value = String(state.siteStatus);
    form.elements.festivalSkin.value = state.festivalSkin;
    for (const name of LISTS) form.elements[name].value = (state[name] ?? []).join(', ');
    const sent = await ask('/outbox');
    table('outbox', ['time', 'to', 'purpose', 'code'], sent.map((one) => [new Date(one.at).toLocaleString(), one.to, one.purpose, element('code', one.code)]));
  },
  async ledger() {
    const { invariants, postings } = await ask('/ledger');
    table('invariants', ['invariant', 'holds'], invariants.checks.map((check) => [check.name,
      element('span', check.holds ? 'yes' : 'broken: ' + check.broken, { className: check.holds ? '' : 'bad' })]));
    table('postings', ['#', 'transaction', 'account', 'cents', 'reason', 'reference', 'time'], postings.map((one) => [String(one.id),
      String(one.transactionId), one.account, one.amount, one.reason, one.reference, new Date(one.at).toLocaleString()]));
  },
  async reference() {
    const wanted = find('reference-find').value.toLowerCase();
    const calls = (await reference).filter((call) => (call.id + call.path + call.text).toLowerCase().includes(wanted));
    find('calls').replaceChildren(...calls.map((call) => element('details', [
      element('summary', [element('code', call.method + ' ' + call.path), ' ' + call.id]), element('p', call.text),
      element('p', [call.family, call.access, call.safety, call.sealed ? 'sealed by ' + call.sealed : '', call.timeoutMs + ' ms'].filter(Boolean).join(' · ')),
      element('h2', 'request'), element('pre', JSON.stringify(call.request, null, 2)), element('h2', 'answer'), element('pre', JSON.stringify(call.response, null, 2))])));
  },
};
const reference = ask('/reference');
const codes = ask('/codes');
const LISTS = ['closedVenues', 'closedChannels', 'failingChannels'];
let STATES = [];
let current = 'scenarios';
function show(name) {
  current = name;
  for (const section of document.querySelectorAll('section')) section.hidden = section.id !== name;
  for (const tab of find('tabs').children) tab.setAttribute('aria-current', String(tab.textContent === name));
  loaders[name]().catch((error) => { find('notice').textContent = error.message; });
}
find('tabs').append(...Object.keys(loaders).map((name) => button(name, () => show(name))));
const scenarioForm = find('scenario-form');
const VALUES = { malformed: ['json', 'shape', 'truncated'], drop: ['before', 'after'], socket: ['close', 'silence', 'garbage'], status: ['403', '500', '502', '503'], latency: ['500', '3000', '25000'] };
async function offerValues() {
  const kind = scenarioForm.elements.kind.value;
  const values = VALUES[kind] ?? (await codes).codes.map((one) => String(one.code));
  find('values').replaceChildren(...values.map((value) => element('option', undefined, { value })));
  if (kind === 'socket') scenarioForm.elements.path.value = 'socket';
}
scenarioForm.elements.kind.onchange = offerValues;
scenarioForm.onsubmit = (event) => {
  event.preventDefault();
  const { path, member, times, kind, value, message } = Object.fromEntries(new FormData(scenarioForm));
  const number = kind === 'status' || kind === 'latency' || (kind === 'code' && String(Number(value)) === value);
  const effect = { [kind]: number ? Number(value) : value };
  if (kind === 'code' && message) effect.message = message;
  ask('/scenarios', 'POST', { path, effect, ...(member ? { member } : {}), ...(times ? { times: Number(times) } : {}) }).then(loaders.scenarios, () => {});
};
find('scenarios-clear').onclick = () => ask('/scenarios', 'DELETE').then(loaders.scenarios);
const moveClock = (body) => ask('/clock', 'POST', body).then(loaders.clock, () => {});
const MINUTE = 60000;
for (const [text, ms] of [['+1 min', MINUTE], ['+15 min', 15 * MINUTE], ['+1 h', 60 * MINUTE], ['+2 h', 120 * MINUTE], ['+1 day', 1440 * MINUTE]]) {
  find('clock-steps').append(button(text, () => moveClock({ advance: ms })));
}
find('clock-steps').append(button('real time', () => moveClock({ now: new Date().toISOString() })));
find('clock-form').onsubmit = (event) => { event.preventDefault(); moveClock({ now: new Date(event.target.elements.now.value).toISOString() }); };
find('rate-form').onsubmit = (event) => { event.preventDefault(); moveClock({ rate: Number(event.target.elements.rate.value) }); };
find('match-period').onchange = () => loaders.matches();
find('switch-form').onsubmit = (event) => {
  event.preventDefault();
  const { siteStatus, festivalSkin, ...lists } = Object.fromEntries(new FormData(event.target));
  const codes = Object.fromEntries(LISTS.map((name) => [name, lists[name].split(/[\\s,]+/).filter(Boolean)]));
  ask('/switches', 'POST', { siteStatus: Number(siteStatus), festivalSkin, ...codes }).then(loaders.operation, () => {});
};
find('reference-find').oninput = () => loaders.reference();
reference.then((calls) => find('paths').replaceChildren(...['socket', '/site/*', '/game/*', '/act/*', ...calls.map((call) => call.path)].map((value) => element('option', undefined, { value }))));
codes.then(({ codes: list, states }) => {
  STATES = states;
  find('catalogue').replaceChildren(...list.map((one) => button(one.code + ' ' + one.name, () => {
    scenarioForm.elements.kind.value = 'code';
    scenarioForm.elements.path.value = one.path;
    scenarioForm.elements.value.value = String(one.code);
    offerValues();
  })));
});
${ERROR_PRESETS_SCRIPT}
${MAIL_FORM_SCRIPT}
${ACTIVITY_FORM_SCRIPT}
${ADJUSTMENT_FORM_SCRIPT}
ask('/health').then((health) => { find('health').textContent = 'play money only · ' + health.storage + ' · seed ' + health.seed; });
offerValues();
show(current);
setInterval(() => { if (!document.hidden && ['clock', 'matches', 'payments'].includes(current)) loaders[current]().catch(() => {}); }, 2000);
`;
