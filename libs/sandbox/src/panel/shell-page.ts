/**
 * A page that plays what may be around the site: the native shell and the page that embeds it. It frames a brand app, sends
 * each message and shows what comes back. Opened as `/__sandbox/shell?address=<the app's address>`.
 */
export const SHELL_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Shell and embedding page</title>
<link rel="stylesheet" href="/__sandbox/panel.css"><link rel="stylesheet" href="/__sandbox/shell.css">
</head>
<body>
<header><h1>Shell and embedding page</h1><p><a href="/__sandbox">panel</a></p></header>
<form id="frame-form">
  <label>App address <input name="address" type="url" size="40" required></label>
  <label>Around it <select name="role"><option value="embedding">an embedding page</option><option value="shell">the native shell</option><option value="dark">the native shell, dark</option></select></label>
  <button>Open</button>
</form>
<p id="notice" role="status"></p>
<main>
<iframe id="app" title="App"></iframe>
<div>
<h2>Send</h2>
<form id="message-form">
  <label>Message <select name="name" id="names" aria-label="Message"></select></label>
  <label>Payload (JSON) <textarea name="payload" rows="4" cols="44" aria-label="Payload (JSON)"></textarea></label>
  <button>Send</button><button type="button" id="sealed">Send sealed</button>
</form>
<h2>Received</h2>
<ol id="received" aria-label="Received"></ol>
</div>
</main>
<script src="/__sandbox/shell.js"></script>
</body>
</html>
`;

export const SHELL_STYLE = `
main{display:grid;grid-template-columns:392px 1fr;gap:24px;align-items:start;margin-top:16px}
iframe{width:390px;height:760px;border:1px solid var(--line);border-radius:16px;background:#fff}
textarea{font:12px/1.5 ui-monospace,monospace;padding:6px 8px;border:1px solid var(--line);border-radius:6px;background:var(--soft);color:inherit}
#received{font:12px/1.6 ui-monospace,monospace;padding-left:28px}#received:empty::before{content:"nothing yet"}
@media(max-width:800px){main{grid-template-columns:1fr}iframe{width:100%}}
`;

/** The page's script, run by the browser as it is. */
export const SHELL_SCRIPT = `'use strict';
const TYPE = 'heptad';
const find = (id) => document.getElementById(id);
const frame = find('app');
const opener = find('frame-form').elements;
const draft = find('message-form').elements;
const SAMPLES = {
  theme: 'dark',
  myMoneyVisibility: false,
  betGestureMode: 0,
  firstVenueEntry: 'FBTY',
  settings: { locale: 'en', oddsType: 2, betMode: 2 },
  acceptedOddsChanges: ['IMTY:any', 'FBTY:better'],
  signatureForm: { '/site': 'demo-site-3f1c', '/game': 'demo-game-9a42', '/act': 'demo-act-77de', '/page/fd': 'demo-fd-c05b', '/api/mobile': 'demo-im-48e6', '/yewu': 'demo-ob-1b90', '/v1': 'demo-fb-e2d7' },
  encryptedString: '',
  token: 'another-login',
};
find('names').replaceChildren(...Object.keys(SAMPLES).map((name) => new Option(name)));
const fill = () => { draft.payload.value = JSON.stringify(SAMPLES[draft.name.value], null, 1); };
draft.name.onchange = fill;
fill();

let origin;
function open() {
  const address = new URL(opener.address.value);
  const role = opener.role.value;
  if (role !== 'embedding') address.searchParams.set('isApp', '1');
  if (role === 'dark') address.searchParams.set('isDark', '1');
  origin = address.origin;
  find('received').replaceChildren();
  frame.src = address.href;
}
const send = (name, payload) => frame.contentWindow.postMessage({ type: TYPE, name, payload }, origin);
const say = (text) => { find('notice').textContent = text; };
function payload() {
  try {
    say('');
    return { value: JSON.parse(draft.payload.value) };
  } catch {
    say('The payload is not JSON.');
  }
}
async function sendSealed(name, value) {
  const answer = await fetch('/__sandbox/seal', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify([{ name, payload: value }]) });
  if (answer.ok) send('encryptedString', (await answer.json()).sealed);
  else say('The message could not be sealed.');
}
find('frame-form').onsubmit = (event) => { event.preventDefault(); open(); };
find('message-form').onsubmit = (event) => {
  event.preventDefault();
  const read = payload();
  if (read && origin) send(draft.name.value, read.value);
};
find('sealed').onclick = () => {
  const read = payload();
  if (read && origin) void sendSealed(draft.name.value, read.value);
};
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== origin || event.data?.type !== TYPE) return;
  const line = document.createElement('li');
  line.textContent = event.data.name + ' ' + JSON.stringify(event.data.payload);
  find('received').prepend(line);
});
const wanted = new URLSearchParams(location.search);
opener.role.value = wanted.get('role') ?? 'embedding';
opener.address.value = wanted.get('address') ?? 'http://localhost:4200/';
if (wanted.has('address')) open();
`;
