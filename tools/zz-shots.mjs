// node tools/zz-shots.mjs out-prefix url [hash]
import { chromium } from 'playwright-core';
const [, , prefix, file, hash = ''] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [n, w, h] of [
  ['phone', 390, 844],
  ['desktop', 1440, 900],
])
  for (const s of ['light', 'dark']) {
    const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: s });
    await p.goto(`file://${file}${hash}`);
    await p.waitForTimeout(500);
    await p.screenshot({ path: `${prefix}-${n}-${s}.png` });
    if (n === 'phone' && s === 'light') await p.screenshot({ path: `${prefix}-${n}-full.png`, fullPage: true });
    await p.close();
  }
await b.close();
