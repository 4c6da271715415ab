import { rootLanguage } from '@woodlog/language/root';

const log = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:2w->1/r_b->1\nE:6w->12\nC:w1->';
const doc = rootLanguage.read(log);
const [problem] = rootLanguage.diagnostics(doc);
console.log(problem?.message); // unknown piece `r_b` for Marquise de Cat
if (problem) console.log(rootLanguage.fixes(doc, problem)[0]?.title); // write `b_r->1`
console.log(rootLanguage.hover(doc, log.indexOf('2w'))?.text); // Places 2 warriors in clearing 1.
const offered = rootLanguage.completions(doc, log.length);
console.log(offered.slice(0, 2).map(({ text }) => text)); // [ 'w1->5', 'w1->9' ]
console.log(offered[0]?.label); // a warrior to clearing 5 (rabbit)
const edited = rootLanguage.read(`${log}5`, doc);
console.log(rootLanguage.diagnostics(edited).length); // 1
