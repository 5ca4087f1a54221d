/** The page of the desk: people of customer service answer conversations and feedback on it. Opened as `/__sandbox/desk?agent=01`. */
export const DESK_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Desk of customer service</title>
<link rel="stylesheet" href="/__sandbox/panel.css"><link rel="stylesheet" href="/__sandbox/desk.css">
</head>
<body>
<header><h1>Desk of customer service</h1><p><a href="/__sandbox">panel</a></p>
<label>I am <select id="agent"></select></label></header>
<p id="notice" role="status"></p>
<main class="desk">
<section aria-label="Conversations"><h2>Conversations</h2><ul id="conversations"></ul></section>
<section aria-label="Conversation" id="open" hidden>
  <h2 id="who"></h2>
  <div class="chips"><button type="button" id="take">Take</button><label>Hand over to <select id="to"></select></label><button type="button" id="transfer">Hand over</button><button type="button" id="close">Close</button></div>
  <ol id="messages" aria-label="Messages"></ol>
  <p id="typing" role="status"></p>
  <div id="canned" class="chips"></div>
  <form id="say-form"><label>Answer <textarea name="text" rows="3" cols="60" maxlength="2000" required></textarea></label><button>Send</button></form>
  <form id="note-form"><label>Note for the desk <input name="text" size="48" maxlength="2000" required></label><button>Keep</button></form>
  <ul id="notes" aria-label="Notes"></ul>
</section>
</main>
<h2>Feedback</h2>
<ul id="feedback"></ul>
<script src="/__sandbox/desk.js"></script>
</body>
</html>
`;

export const DESK_STYLE = `
.desk{display:grid;grid-template-columns:300px 1fr;gap:24px;align-items:start}
.desk ul,#feedback{list-style:none;padding:0;margin:0;display:grid;gap:6px}
.desk ul button{width:100%;text-align:left;display:flex;gap:8px;justify-content:space-between}
#messages{list-style:none;padding:12px;margin:12px 0;height:420px;overflow:auto;display:grid;gap:8px;align-content:start;border:1px solid var(--line);border-radius:8px}
#messages li{max-width:80%;padding:8px 12px;border-radius:12px;background:var(--soft);white-space:pre-line;overflow-wrap:anywhere;unicode-bidi:isolate}
#messages li.desk-said{justify-self:end;border:1px solid var(--accent)}#messages li.told{justify-self:center;background:none;font-size:12px}
#messages img{max-width:240px;max-height:240px;border-radius:8px}#messages small{display:block;opacity:.7}
#typing{min-height:20px;margin:0;font-size:12px}#feedback li{border:1px solid var(--line);border-radius:8px;padding:10px;white-space:pre-line;overflow-wrap:anywhere}
@media(max-width:800px){.desk{grid-template-columns:1fr}}
`;
