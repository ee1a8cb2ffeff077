/** Texts that an attacker could store in any field of an event. */
export const hostileTexts: Record<string, string> = {
  'a script': '<script>window.attacked = true</script>',
  'a script after a closing tag':
    '</script></style></title></textarea><script>window.attacked = true</script>',
  'an event handler':
    '<img src=x onerror="window.attacked = true"><svg onload=window.attacked=true>',
  'a broken attribute': `"'\`><a href="javascript:window.attacked=true" onfocus=window.attacked=true autofocus>`,
  'a comment': '<!--<script>--!><![CDATA[ ]]>',
  entities: '&lt;script&gt;window.attacked = true&lt;/script&gt; &#x3c;b&#x3e; &quot;',
  'a template':
    '{{constructor.constructor("window.attacked = true")()}} ${window.attacked = true} <%= 7 * 7 %>',
  'a replacement pattern': "$& $1 $` $' $$ <!--app-html-->",
  'right-to-left overrides': 'Free \u202Etxet desrever\u2066 entry \u200F\u061C',
  'control characters':
    'Null\u0000 bell\u0007 escape\u001b[2J delete\u007f next\u0085 line\u2028 paragraph\u2029 end',
  'a line break and a calendar entry':
    'Night\r\nEND:VEVENT\nBEGIN:VALARM\rATTACH:file:///etc/passwd',
  'separators of a calendar file': String.raw`A\nB \\; C, D: E" ;ALTREP="https://evil.example"`,
  'a very long word': 'W'.repeat(3000),
  'combining characters': `Z${'\u0351'.repeat(300)}algo`,
  'lone surrogates': 'Half \ud83c and \udfa4',
  prototype: '__proto__',
}

/** Addresses that must never become a link or the address of a picture. */
export const hostileAddresses: readonly string[] = [
  ...Object.values(hostileTexts),
  'javascript:window.attacked=true',
  'JaVaScRiPt:window.attacked=true',
  ' \u0001javascript:window.attacked=true',
  'java\tscr\nipt:window.attacked=true',
  'javascript\u0000:window.attacked=true',
  'javascript&colon;window.attacked=true',
  'javascript:/*https://tickets.example/*/window.attacked=true',
  'vbscript:msgbox(1)',
  'data:text/html,<script>window.attacked=true</script>',
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuYXR0YWNrZWQ9dHJ1ZTwvc2NyaXB0Pg==',
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='window.attacked=true'/>",
  'blob:https://southbeam.example/1',
  'file:///etc/passwd',
  '//evil.example/picture.jpg',
  '\\\\evil.example\\picture.jpg',
  '/\\evil.example/picture.jpg',
  '/\t/evil.example/picture.jpg',
  'https:evil.example',
  'https://tickets.example\\@evil.example',
  'https://tickets.example/\u202Egpj.exe',
  'https://tickets.example/\u2066picture.jpg',
]
