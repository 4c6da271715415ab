/** Whether words describe what is done (`places a warrior`), or say what to do or not to do (`place one warrior`). */
export type Voice = 'description' | 'order';

/** A verb as a voice has it: `draw` or `draws`. */
export function spoken(verb: string, voice: Voice): string {
  if (voice === 'order') return verb;
  return verb === 'have' ? 'has' : /s[hs]$/.test(verb) ? `${verb}es` : `${verb}s`;
}
