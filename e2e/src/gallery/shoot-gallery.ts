import { becomeCitizen } from '../testing/citizen';
import { confirmHazard } from '../testing/confirmed-hazard';
import type { StaffAccount } from '../testing/staff';
import { shootDrive } from './scenes/drive-scenes';
import { shootBeforeJourney, shootFirstDay } from './scenes/home-scenes';
import { shootIncidents } from './scenes/incident-scenes';
import { shootTrackersAndImport } from './scenes/import-scenes';
import { shootAfterJourney } from './scenes/journey-scenes';
import { shootInstallPopup, shootNotices, shootOffline } from './scenes/offline-scenes';
import { shootOwnProofs, shootOwnSheets } from './scenes/own-scenes';
import { shootEmptyInbox, shootMessages } from './scenes/message-scenes';
import { driveHalfAnHour, driveHistory } from './scenes/past-drives';
import { shootReports } from './scenes/report-scenes';
import { playScene, type Scene, type Stage } from './scenes/scene';
import { stagedDrive } from '../testing/drives/staged-drive';
import { shootNoViolations, shootViolations } from './scenes/violation-scenes';
import { shootGreeting, shootVisitor, shootWrongPins } from './scenes/visitor-scenes';

/** Long enough for the rules to begin a new stretch, so that no car has to brake from a corridor's speed at once. */
const NEW_STRETCH_AFTER_MS = 20_000;
/** So far north of where the staged drive begins lies a hazard: out of reach until it has been through every zone, degrees (1.6 km). */
const HAZARD_AHEAD_DEG = 0.0145;

/**
 * Takes pictures of every screen of visitors and citizens in one language, with an account of staff to verify what citizens
 * submit; gives the faults found, a line each.
 */
export async function shootGallery(stage: Stage, account: StaffAccount): Promise<string[]> {
  const faults = await Promise.all([
    shootOthers(stage),
    playScene(stage, (scene) => shootCitizen(scene, { url: stage.url, account })),
  ]);
  return faults.flat();
}

/** The same of how people show who they are, and what is theirs. */
export async function shootIdentity(stage: Stage): Promise<string[]> {
  const faults = [
    await playScene(stage, shootWrongPins),
    await playScene(stage, async (scene) => {
      await becomeCitizen(scene.page);
      await shootOwnProofs(scene);
    }),
  ];
  return faults.flat();
}

async function shootOthers(stage: Stage): Promise<string[]> {
  const faults = [
    await playScene(stage, shootGreeting, { isGreeted: true }),
    await playScene(stage, shootVisitor),
    await playScene(stage, async (scene) => {
      await becomeCitizen(scene.page, { agrees: false });
      await shootFirstDay(scene);
      await shootNoViolations(scene);
      await shootEmptyInbox(scene);
    }),
    await playScene(stage, async (scene) => {
      await becomeCitizen(scene.page);
      await shootIncidents(scene, stage.url);
      await shootTrackersAndImport(scene);
    }),
    await playScene(stage, async (scene) => {
      await becomeCitizen(scene.page);
      await shootInstallPopup(scene, 'ios');
    }),
    await playScene(stage, async (scene) => {
      await becomeCitizen(scene.page);
      await shootInstallPopup(scene, 'android');
    }),
    await playScene(stage, async (scene) => {
      await becomeCitizen(scene.page);
      await shootNotices(scene);
    }),
    await playScene(stage, async (scene) => {
      await becomeCitizen(scene.page);
      await shootOffline(scene);
    }),
  ];
  return faults.flat();
}

async function shootCitizen(
  scene: Scene,
  { url, account }: { url: string; account: StaffAccount },
): Promise<void> {
  const identity = await becomeCitizen(scene.page);
  await driveHistory(url, identity, Date.now());
  await shootBeforeJourney(scene);
  const last = await driveHalfAnHour(url, identity, Date.now());
  await confirmHazard(scene.page.request, {
    url,
    account,
    location: { ...last, lat: last.lat + HAZARD_AHEAD_DEG },
  });
  await shootDrive(scene, stagedDrive(last, last.recordedAtMs + NEW_STRETCH_AFTER_MS));
  await shootAfterJourney(scene);
  await shootReports(scene);
  await shootViolations(scene);
  await shootMessages(scene);
  await shootOwnSheets(scene);
}
