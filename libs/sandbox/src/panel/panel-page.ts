/** The panel's page; everything in it is filled by its own script. */
export const PANEL_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Heptad sandbox</title><link rel="stylesheet" href="/__sandbox/panel.css">
</head>
<body>
<header><h1>Heptad sandbox</h1><p id="health">play money only</p><p><a href="/__sandbox/shell">shell and embedding page</a></p><p><a href="/__sandbox/desk">desk of customer service</a></p></header>
<nav id="tabs"></nav>
<p id="notice" role="status"></p>
<main>
<section id="scenarios" hidden>
  <form id="scenario-form">
    <label>Path <input name="path" list="paths" required placeholder="/site/api/v1/* or socket"></label>
    <datalist id="paths"></datalist>
    <label>Member <input name="member" placeholder="everybody"></label>
    <label>Times <input name="times" type="number" min="1" placeholder="until removed"></label>
    <label>Effect <select name="kind">
      <option value="code">business code</option><option value="status">HTTP status</option><option value="latency">latency (ms)</option>
      <option value="malformed">malformed answer</option><option value="drop">connection dropped</option><option value="socket">socket</option>
    </select></label>
    <label>Value <input name="value" list="values" required></label>
    <datalist id="values"></datalist>
    <label>Message <input name="message" placeholder="for a business code"></label>
    <button>Switch on</button><button type="button" id="scenarios-clear">Remove all</button>
  </form>
  <h2>Switched on</h2><table id="scenario-list"></table>
  <h2>Error states</h2>
  <p>Each row of the error catalogue: switch it on in place of all other scenarios, then open its page and do as it says.</p>
  <form id="app-form"><label>App address <input name="app" type="url" size="32" required value="http://localhost:4200"></label></form>
  <table id="error-states"></table>
  <h2>Codes</h2><div id="catalogue" class="chips"></div>
</section>
<section id="clock" hidden>
  <p>Sandbox time <output id="clock-now"></output>, rate <output id="clock-rate"></output></p>
  <div class="chips" id="clock-steps"></div>
  <form id="clock-form"><label>Set to <input name="now" type="datetime-local" required></label><button>Set</button></form>
  <form id="rate-form"><label>Rate <input name="rate" type="number" min="0" max="10000" step="any" required value="1"></label><button>Set</button></form>
</section>
<section id="members" hidden><table id="member-list"></table></section>
<section id="payments" hidden>
  <form id="payment-form">
    <label>Reason of a refusal <input name="reason" list="reasons" size="36" required></label><datalist id="reasons"></datalist>
    <label>Delay, minutes <input name="minutes" type="number" min="1" max="10080" required value="5"></label>
  </form>
  <table id="payment-list"></table>
</section>
<section id="adjustments" hidden>
  <form id="adjustment-form">
    <label>Member <input name="member" required placeholder="demo01"></label>
    <label>Amount, with - to take it <input name="amount" required pattern="-?[0-9]{1,7}([.][0-9]{1,2})?" placeholder="12.50"></label>
    <label>Reason, which the member reads <input name="reason" list="adjustment-reasons" size="36" required maxlength="100"></label>
    <datalist id="adjustment-reasons"></datalist>
    <button>Post</button>
  </form>
  <p id="adjustment-done" role="status"></p>
</section>
<section id="browsers" hidden>
  <p>What the browsers of members told the web tier: errors nobody caught, files that did not come, what the page's policy blocked. No words, no addresses.</p>
  <table id="report-list"></table>
</section>
<section id="mails" hidden>
  <form id="mail-form">
    <label>To <select name="to"><option value="all">everybody</option><option value="grade">members of a grade</option><option value="member">one member</option></select></label>
    <label>Grade or account <input name="whom" placeholder="3 or demo01"></label>
    <label>Kind <select name="kind"><option>system</option><option>promotion</option><option>money</option><option>personal</option></select></label>
    <label>Title, Chinese <input name="title-zh-CN" maxlength="100" size="28" required></label>
    <label>Title, traditional <input name="title-zh-TW" maxlength="100" size="28" placeholder="as in Chinese"></label>
    <label>Title, English <input name="title-en" maxlength="100" size="28" placeholder="as in Chinese"></label>
    <label>Text, Chinese <textarea name="body-zh-CN" maxlength="20000" rows="6" cols="44" required></textarea></label>
    <label>Text, traditional <textarea name="body-zh-TW" maxlength="20000" rows="6" cols="44" placeholder="as in Chinese"></textarea></label>
    <label>Text, English <textarea name="body-en" maxlength="20000" rows="6" cols="44" placeholder="as in Chinese"></textarea></label>
    <button>Send</button>
  </form>
  <p>Plain text, or p br b i u ul ol li h3 h4 blockquote and a; links name a path of the site. Promotions do not reach members who rest.</p>
  <h2>Sent last</h2><table id="mail-list"></table>
</section>
<section id="agents" hidden>
  <form id="agent-form"><label>Reason <input name="reason" list="agent-reasons" size="36" required maxlength="100"></label><datalist id="agent-reasons"></datalist></form>
  <table id="agent-list"></table>
</section>
<section id="games" hidden>
  <h2>Providers</h2><table id="provider-list"></table>
  <h2>Jackpots</h2><table id="jackpot-list"></table>
  <h2>Tables and draws that hold stakes</h2><table id="table-list"></table>
  <h2>Rounds</h2><table id="round-list"></table>
</section>
<section id="activities" hidden>
  <table id="activity-list"></table>
  <h2>Prize table</h2>
  <form id="activity-form"><label>Activity <input name="id" size="28" required></label>
    <label>Rows <textarea name="prizes" rows="8" cols="60" required></textarea></label><button>Set</button></form>
  <p>Amounts are decimal text, weights and stock whole numbers. A table that cannot be is refused with a sentence; what is given away stays so.</p>
</section>
<section id="matches" hidden>
  <label>List <select id="match-period"><option>live</option><option>today</option><option>early</option><option>virtual</option><option>esports</option><option>ended</option></select></label>
  <table id="match-list"></table>
</section>
<section id="operation" hidden>
  <form id="switch-form">
    <label>Platform <select name="siteStatus"><option value="1">running</option><option value="0">maintenance</option></select></label>
    <label>Festival skin <select name="festivalSkin"><option value="0">off</option><option value="1">on</option></select></label>
    <label>Venues closed <input name="closedVenues" placeholder="IMTY, FBTY"></label>
    <label>Deposit channels closed <input name="closedChannels" placeholder="wechat, alipay"></label>
    <label>Deposit channels failing <input name="failingChannels" placeholder="koipay"></label><button>Apply</button>
  </form>
  <h2>Messages sent</h2><table id="outbox"></table>
</section>
<section id="ledger" hidden><h2>Invariants</h2><table id="invariants"></table><h2>Postings</h2><table id="postings"></table></section>
<section id="reference" hidden><label>Find <input id="reference-find"></label><div id="calls"></div></section>
</main>
<script src="/__sandbox/panel.js"></script>
</body>
</html>
`;

export const PANEL_STYLE = `
:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent);--soft:color-mix(in srgb,currentColor 6%,transparent);--accent:#1f5eff}
body{font:14px/1.5 system-ui,sans-serif;margin:0 auto;max-width:1120px;padding:16px}
header{display:flex;align-items:baseline;gap:16px}h1{font-size:20px;margin:0}h2{font-size:15px;margin:20px 0 8px}
nav{display:flex;flex-wrap:wrap;gap:4px;border-bottom:1px solid var(--line);margin:12px 0}
nav button{border:0;background:none;padding:8px 12px;font:inherit;color:inherit;cursor:pointer;border-bottom:2px solid transparent}
nav button[aria-current=true]{border-color:var(--accent);font-weight:600}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end}label{display:grid;gap:2px;font-size:12px}
input,select,textarea,button{font:inherit;padding:6px 8px;border:1px solid var(--line);border-radius:6px;background:var(--soft);color:inherit}button{cursor:pointer}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:6px 8px;border-bottom:1px solid var(--line);vertical-align:top;font-variant-numeric:tabular-nums}
.chips{display:flex;flex-wrap:wrap;gap:6px}.bad{color:#c8102e;font-weight:600}details{border-bottom:1px solid var(--line);padding:8px 0}summary{cursor:pointer}
pre{background:var(--soft);padding:12px;border-radius:6px;overflow:auto;font-size:12px}code{font-size:12px}#error-states td:first-child{white-space:nowrap}button[aria-pressed=true]{border-color:var(--accent);font-weight:600}
#payment-list img{max-width:160px;max-height:160px;border:1px solid var(--line);border-radius:6px}
#notice:empty{display:none}#notice{color:#c8102e}
`;
