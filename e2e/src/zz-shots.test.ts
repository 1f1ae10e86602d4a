import { randomUUID } from 'node:crypto';
import { DEMO_CITIZENS, DEMO_VEHICLES } from '@wakafine/domain/people/demo-accounts';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { openDemoDesk } from './testing/staff';
import { speedInRegisteredBus } from './testing/registered-bus';
jest.setTimeout(500_000);
it('shoots', async () => {
  const [server, browser]: [AppServer, any] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
  try {
    await speedInRegisteredBus(server.url, 6);
    const desk = await openDemoDesk(browser, server.url, 'admin');
    const sup = await openDemoDesk(browser, server.url, 'supervisor');
    const asker = (page: any) => async (query: string, variables: object = {}) => (await page.request.post('/graphql', { data: { query, variables } })).json();
    const admin = asker(desk); const second = asker(sup);
    const { page: phone } = await openPerson(browser, { url: server.url });
    const driver: any = DEMO_CITIZENS[(DEMO_VEHICLES as any)[0].driver];
    await phone.goto('/signin');
    const si = await phone.request.post('/api/auth/signin', { data: { mobileNumber: driver.mobileNumber, pinCode: driver.pin } });
    console.log('signin', si.status());
    const holder = asker(phone);
    const { data } = await admin('{ violations(first: 100) { edges { node { id binding severity proofId case { id state } } } } }');
    const free = data.violations.edges.map(({ node }: any) => node).filter((v: any) => v.binding === 'BOUND');
    for (const { proofId } of free) for (let n = 0; n < 120; n += 1) {
      const a = await (await desk.request.get(`/api/evidence/${proofId}/proof`)).json();
      if (a.parts.fixes?.salt && a.status === 'VALID') break;
      await desk.waitForTimeout(1000);
    }
    const danger = free.find((v: any) => v.severity === 'DANGER') ?? free[0];
    const rest = free.filter((v: any) => v !== danger);
    const open = async (id: string) => (await admin('mutation ($input: OpenCaseInput!) { openCase(input: $input) { case { id } } }', { input: { violationId: id, reason: 'Proven far above the limit.' } })).data?.openCase?.case.id;
    const contest = async (id: string) => { const r = await holder('mutation ($input: ContestViolationInput!) { contestViolation(input: $input) { case { id } } }', { input: { violationId: id, clientId: randomUUID(), statement: 'I passed a broken-down lorry. The town sign stands behind the market. My own device says 68.' } }); if (r.errors) console.log(JSON.stringify(r.errors)); return r.data?.contestViolation?.case.id; };
    const review = await open(rest[0].id);
    const objected = await contest(danger.id);
    const signed = await admin('mutation ($input: DecideCaseInput!) { decideCase(input: $input) { case { id } } }', { input: { caseId: objected, decision: 'UPHOLD_LOWER', reason: 'Both tracks stay above 50. Where two differ, the lower one holds.' } });
    if (signed.errors) console.log(JSON.stringify(signed.errors));
    const notice = await open(rest[1].id);
    await second('mutation ($input: ReviewCaseInput!) { reviewCase(input: $input) { case { id } } }', { input: { caseId: notice, isConfirmed: true, reason: 'Three phones agree.' } });
    const gone = await open(rest[2].id);
    await second('mutation ($input: MoveCaseInput!) { withdrawCase(input: $input) { case { id } } }', { input: { caseId: gone, reason: 'Opened by mistake.' } });
    const pick: Record<string, string> = { second: objected, review, notice, gone };
    console.log(JSON.stringify(pick));
    for (const lang of ['EN', 'FR']) for (const theme of ['dark', 'light']) for (const [w, h] of [[1280, 800], [360, 740]] as const) {
      await sup.setViewportSize({ width: 1280, height: 800 });
      await sup.goto('/admin/cases?state=any'); await sup.waitForTimeout(600);
      const now = await sup.evaluate(() => [document.documentElement.lang, document.documentElement.className + document.documentElement.dataset.theme]);
      if ((now[0] as string).slice(0, 2).toUpperCase() !== lang) { await sup.getByRole('banner').getByRole('button', { name: /EN|FR|English|Français/ }).last().click(); await sup.getByRole('menuitemradio', { name: lang === 'FR' ? /Français/ : /English/ }).or(sup.getByRole('menuitem', { name: lang === 'FR' ? /Français/ : /English/ })).first().click(); await sup.waitForTimeout(600); }
      if (!(now[1] as string).includes(theme)) { await sup.getByRole('banner').getByRole('button').first().click(); await sup.waitForTimeout(400); }
      await sup.setViewportSize({ width: w, height: h });
      const list = lang === 'EN' && theme === 'dark' ? pick : { second: objected };
      for (const [state, id] of Object.entries(list)) {
        await sup.goto(`/admin/cases/${id}`);
        await sup.waitForTimeout(2500);
        await sup.screenshot({ path: `/tmp/casepage-shots/${state}-${theme}-${lang}-${w}.png`, fullPage: true });
      }
      if (w === 360) { await sup.getByRole('button', { name: /Decide|Décider/ }).click(); await sup.waitForTimeout(800); await sup.screenshot({ path: `/tmp/casepage-shots/sheet-${theme}-${lang}.png` }); }
    }
    await sup.setViewportSize({ width: 1280, height: 800 });
    await sup.goto('/admin/cases?state=any'); await sup.waitForTimeout(1500);
    await sup.screenshot({ path: '/tmp/casepage-shots/list-1280.png' });
    await sup.goto(`/admin/cases/${objected}`); const e = sup.waitForEvent('download'); await sup.getByRole('button', { name: /PDF/ }).click(); await (await e).saveAs('/tmp/casepage-shots/dossier.pdf');
  } finally { await browser.close(); await server.stop(); }
});
