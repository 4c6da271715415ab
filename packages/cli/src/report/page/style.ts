import { shadeClasses, variables } from './palette.ts';

export const reportStyle = (): string => `${variables()}${shadeClasses()}${STYLE}`;

const STYLE = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.45 system-ui,"Segoe UI","DejaVu Sans",Verdana,sans-serif;overflow-wrap:anywhere}
header,main,footer{max-width:1240px;margin:0 auto;padding:0 20px}
header{padding-top:28px}
h1{font-size:1.7rem;line-height:1.2;margin:0 0 4px;letter-spacing:-.01em}
h2{font-size:1.1rem;line-height:1.3;margin:0 0 2px}
h3{font-size:.95rem;margin:18px 0 4px}
p{margin:0 0 10px}
.sub,.about,caption,small,.note{color:var(--muted)}
.about,.note{font-size:.9rem}
code{font:.86em/1.5 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace}
a{color:inherit;text-underline-offset:2px}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
nav ul,.tiles{list-style:none;padding:0;margin:14px 0 0;display:flex;flex-wrap:wrap;gap:8px}
nav a{display:block;padding:3px 11px;border:1px solid var(--line);border-radius:14px;font-size:.9rem;text-decoration:none;background:var(--panel)}
nav a:hover{border-color:var(--ink)}
.tiles li{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:8px 14px;flex:1 1 104px;font-size:.88rem;color:var(--muted)}
.tiles b{display:block;font-size:1.35rem;line-height:1.25;color:var(--ink);font-variant-numeric:tabular-nums}
.tiles .bad b{color:var(--error)}
.alert{border-left:4px solid var(--warning);background:var(--panel);padding:8px 12px;margin:14px 0 0}
main{display:grid;grid-auto-flow:dense;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px;padding-top:16px;padding-bottom:24px;align-items:start}
section{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:16px 18px;min-width:0;scroll-margin-top:12px;overflow-x:clip}
.wide{grid-column:1/-1}
@media (max-width:820px){main{grid-template-columns:minmax(0,1fr);gap:12px}header,main,footer{padding-left:12px;padding-right:12px}section{padding:14px}h1{font-size:1.4rem}}
figure{margin:10px 0 0;container-type:inline-size}
.swipe{display:none;margin:8px 0 0;font-size:.85rem;color:var(--muted)}
.swipe::after{content:" →"}
@media (max-width:520px){.swipe{display:block}}
svg{display:block;font-family:inherit}
figure>svg{overflow:visible}
.legend{display:flex;flex-wrap:wrap;gap:2px 16px;font-size:.85rem;color:var(--muted);list-style:none;margin:6px 0 0;padding:0}
.legend li{display:flex;align-items:center;gap:6px}
.label,.value,.beyond{stroke:var(--panel);stroke-width:5;stroke-linejoin:round;paint-order:stroke}
.roomy{display:none}
@container (min-width:520px){.roomy{display:block}.phone{display:none}}
.label{fill:var(--ink);font-size:13px}
.value{fill:var(--ink);font-size:13px;font-weight:600;font-variant-numeric:tabular-nums}
.tick{fill:var(--muted);font-size:11.5px}
.grid{stroke:var(--line);stroke-width:1}
.interval{fill:var(--bar-soft)}
.stem{stroke:var(--bar-soft);stroke-width:3}
.point{fill:var(--bar);stroke:var(--panel);stroke-width:1.5}
.expected{stroke:var(--mark);stroke-width:2;stroke-dasharray:3 2}
.band{fill:var(--bar-soft)}
.growth{fill:none;stroke:var(--bar);stroke-width:2;vector-effect:non-scaling-stroke}
.lineup{overflow-wrap:anywhere}
.shape{fill:var(--bar-soft);stroke:var(--bar);stroke-width:1.25;vector-effect:non-scaling-stroke}
details{margin-top:10px}
summary{cursor:pointer;font-size:.88rem;color:var(--muted);width:max-content;max-width:100%}
.scroll{overflow-x:auto;margin-top:8px}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums}
caption{text-align:left;padding-bottom:4px;font-size:.88rem}
section>.scroll caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);padding:0}
th,td{padding:4px 10px;text-align:right;border-bottom:1px solid var(--line);vertical-align:baseline;overflow-wrap:normal}
th:first-child{text-align:left;padding-left:2px;min-width:9.5em;max-width:22em;overflow-wrap:anywhere}
tbody th{font-weight:500}
thead th{color:var(--muted);font-weight:600;white-space:nowrap;max-width:14em;overflow:hidden;text-overflow:ellipsis}
section>.scroll th:first-child{position:sticky;left:0;background:var(--panel)}
section>.scroll thead th:not(:first-child){text-align:center}
td{white-space:nowrap}
.rate{min-width:4.4em;border:1px solid var(--panel);text-align:center;padding:3px 6px}
.rate small{display:block;font-size:.78rem;color:var(--ink)}
.none{color:var(--muted)}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 18px;margin:8px 0 0;font-size:.92rem}
dt{color:var(--muted)}
dd{margin:0}
@media (max-width:520px){dl{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-bottom:8px}}
.lines{padding-left:1.2em;margin:8px 0 0}
.lines li{margin-bottom:6px}
footer{padding-bottom:32px;color:var(--muted);font-size:.88rem}
@media print{nav{display:none}section{break-inside:avoid}body{background:none}}
`.replaceAll('\n', '');
