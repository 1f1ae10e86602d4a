import { HOW_MESSAGES } from './how-messages';
import { LEVEL_SECTIONS, PUBLIC_SECTIONS } from './how-sections';
import { LegalFrame, LegalSections } from './LegalPages';
import { MaskTrial } from './MaskTrial';

/** Explains to a citizen and to a judge who can be accused, and what others see of a plate. */
export function HowItWorksPage() {
  return (
    <LegalFrame title={HOW_MESSAGES.title}>
      <LegalSections sections={LEVEL_SECTIONS} />
      <MaskTrial />
      <LegalSections sections={PUBLIC_SECTIONS} />
    </LegalFrame>
  );
}
