import { visible } from '../show/visible.ts';
import type { Prompter } from '../turn/prompter.ts';
import type { FaceSeat } from './face.ts';

/** Who may look at the screen: what is for one person is hidden from the others at the table. */
export class Screen {
  private readonly prompter: Prompter;
  private readonly isShared: boolean;
  /** Whose secrets are on the screen. */
  private owner: string | null = null;

  constructor(prompter: Prompter, seats: readonly FaceSeat[]) {
    this.prompter = prompter;
    this.isShared = seats.filter(({ person }) => person).length > 1;
  }

  /** Lets one person look, where what is asked is for nobody else; false if they have left. */
  async uncoverFor(seat: FaceSeat | undefined, isSecret: boolean): Promise<boolean> {
    const { prompter } = this;
    if (!isSecret || seat === undefined) {
      this.uncover();
      return true;
    }
    if (!this.isShared || prompter.cover === undefined || this.owner === seat.id) return true;
    this.owner = seat.id;
    return prompter.cover(`For ${visible(seat.player)} (${seat.id}) alone: press Enter when nobody else looks. `);
  }

  /** Whether several people may look, and the screen is for all of them. */
  get isOpen(): boolean {
    return this.isShared && this.owner === null;
  }

  /** Clears what was for one person alone. */
  uncover(): void {
    if (this.owner !== null) this.prompter.clear?.();
    this.owner = null;
  }

  /** Shows a text to one person alone. */
  async whisper(seat: FaceSeat | undefined, text: string): Promise<void> {
    const { prompter } = this;
    if (!this.isShared || prompter.cover === undefined || this.owner === seat?.id) prompter.say(text);
    else if (await prompter.cover(`For ${visible(seat?.player ?? '')} alone: press Enter when nobody else looks. `)) {
      prompter.say(text);
      await prompter.ask('Enter hides it. ');
      prompter.clear?.();
    }
  }
}
