/** The script of the desk's page, run by the browser as it is. What visitors write is only ever put in as text. */
export const DESK_SCRIPT = `'use strict';
const root = '/__sandbox/desk';
const find = (id) => document.getElementById(id);
const STEP_MS = 500;
const CANNED = ['您好，很高兴为您服务，请问有什么可以帮您？', '已收到，我马上为您核实，请稍等。', '请您在这里选择相关的注单或订单发给我。', '已为您处理完成，请刷新页面查看。', '请问还有其他可以帮您的吗？'];
let people = [];
let openId;
let last = 0;
let busy = false;
const agent = () => find('agent').value;
const draw = () => crypto.randomUUID();
function element(name, text, props = {}) {
  const made = Object.assign(document.createElement(name), props);
  if (text !== undefined) made.append(...[].concat(text));
  return made;
}
async function ask(path, body) {
  const answer = await fetch(root + path, body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {});
  const data = await answer.json();
  find('notice').textContent = answer.ok ? '' : data.error;
  if (!answer.ok) throw new Error(data.error);
  return data;
}
const step = (body) => ask('/conversations/' + openId, { agent: agent(), ...body });
function fill(id, names, chosen) {
  find(id).replaceChildren(...names.map((name) => element('option', name, { selected: name === chosen })));
}
function lineOf(one) {
  const small = element('small', new Date(one.at).toLocaleTimeString());
  if (one.kind === 'note') return element('li', [one.note + ' ' + one.name], { className: 'told' });
  const inside = one.kind === 'text' ? one.text
    : one.kind === 'picture' ? element('img', undefined, { src: root + '/pictures/' + one.picture.id, alt: 'picture' })
    : one.card.card + ' ' + one.card.id + '\\n' + one.card.title + '\\n' + one.card.amount + ' ' + one.card.currency + ', ' + one.card.state;
  return element('li', [inside, small], { className: one.from === 'desk' ? 'desk-said' : '', dir: 'auto' });
}
async function loadOpen() {
  if (openId === undefined) return;
  const id = openId;
  const state = await ask('/conversations/' + id + '?since=' + last + '&agent=' + agent());
  if (id !== openId) return;
  const list = find('messages');
  const fresh = state.messages.filter((one) => one.seq > last);
  if (fresh.length) {
    list.append(...fresh.map(lineOf));
    list.scrollTop = list.scrollHeight;
    last = fresh.at(-1).seq;
  }
  find('open').hidden = false;
  find('who').textContent = state.who + ' (' + state.status + (state.agent ? ', ' + state.agent : '') + ')';
  find('typing').textContent = state.typing ? 'typing…' : '';
  find('take').disabled = state.status !== 'waiting';
  const mine = state.status === 'active' && state.agent === agent();
  for (const name of ['transfer', 'close']) find(name).disabled = !mine;
  find('say-form').querySelector('button').disabled = !mine;
  find('notes').replaceChildren(...state.notes.map((one) => element('li', one.agent + ': ' + one.text)));
}
async function loadList() {
  const data = await ask('/conversations?agent=' + agent());
  find('conversations').replaceChildren(...data.conversations.map((one) => element('li', element('button', [
    element('span', one.who + ' · ' + (one.topic ?? '')), element('span', one.status + (one.unread ? ' ' + one.unread : '') + (one.typing ? ' …' : ''))],
    { type: 'button', ariaCurrent: String(one.id === openId), onclick: () => { open(one.id); } }))));
}
function open(id) {
  openId = id;
  last = 0;
  find('messages').replaceChildren();
  void tick();
}
async function loadFeedback() {
  const list = await ask('/feedback');
  const wanted = list.map((one) => one.id + one.state + one.said.length).join();
  if (find('feedback').dataset.shown === wanted) return;
  find('feedback').dataset.shown = wanted;
  find('feedback').replaceChildren(...list.map((one) => {
    const form = element('form', [element('label', ['Answer ', element('textarea', '', { name: 'text', rows: 2, cols: 60, required: true, maxLength: 2000 })]), element('button', 'Answer')]);
    form.onsubmit = (event) => {
      event.preventDefault();
      ask('/feedback/' + one.id, { key: draw(), text: form.elements.text.value }).then(loadFeedback, () => {});
    };
    return element('li', ['#' + one.id + ' ' + one.who + ' · ' + one.kind + ' · ' + one.state + ' · ' + one.contact + '\\n',
      ...one.said.map((each) => element('p', each.from + ': ' + each.text, { dir: 'auto' })),
      ...one.said.flatMap((each) => each.pictures.map((picture) => element('img', undefined, { src: root + '/pictures/' + picture.id, alt: 'picture', width: 120 }))), form]);
  }));
}
async function tick() {
  if (busy) return;
  busy = true;
  // A platform that restarts is asked again at the next step.
  try { await loadList(); await loadOpen(); } catch { find('notice').textContent ||= 'The platform does not answer.'; } finally { busy = false; }
}
find('take').onclick = () => step({ step: 'take' }).then(tick, () => {});
find('transfer').onclick = () => step({ step: 'transfer', to: find('to').value }).then(tick, () => {});
find('close').onclick = () => step({ step: 'close' }).then(tick, () => {});
let sending;
find('say-form').onsubmit = (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  // What was not answered keeps its key, so that it is not said twice.
  if (sending?.text !== field.value) sending = { key: draw(), text: field.value };
  step({ step: 'say', ...sending }).then(() => { field.value = ''; sending = undefined; return tick(); }, () => {});
};
let typed = 0;
find('say-form').elements.text.oninput = () => {
  if (Date.now() - typed < 2500) return;
  typed = Date.now();
  step({ step: 'typing', typing: true }).catch(() => {});
};
find('note-form').onsubmit = (event) => {
  event.preventDefault();
  step({ step: 'note', text: event.target.elements.text.value }).then(() => { event.target.reset(); return tick(); }, () => {});
};
find('canned').replaceChildren(...CANNED.map((text) => element('button', text, { type: 'button', onclick: () => { find('say-form').elements.text.value = text; } })));
ask('/conversations').then((data) => {
  people = data.people;
  const wanted = new URLSearchParams(location.search).get('agent') ?? people[0];
  fill('agent', people, wanted);
  fill('to', people, people[1]);
  setInterval(tick, STEP_MS);
  setInterval(() => { loadFeedback().catch(() => {}); }, 2000);
  void tick();
  void loadFeedback();
});
`;
