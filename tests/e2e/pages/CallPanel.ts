import { expect, type Locator, type Page } from '@playwright/test';

/** The panel of a video call. */
export class CallPanel {
  readonly dialog: Locator;
  /** The state of the call in words. */
  readonly state: Locator;
  readonly #video: Locator;

  /** @param other how the panel names the other side's picture */
  constructor(page: Page, title: string, other: 'the other side' | 'the headset' = 'the other side') {
    this.dialog = page.getByRole('dialog', { name: title });
    this.state = this.dialog.locator('[data-part="status"]');
    this.#video = this.dialog.getByLabel(`Picture of ${other}`);
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name }).click();
  }

  /** Waits for pictures that arrive and move on. */
  async expectMoving(): Promise<void> {
    const framesOf = () =>
      this.#video.evaluate((video: HTMLVideoElement) =>
        video.videoWidth > 0 ? video.getVideoPlaybackQuality().totalVideoFrames : 0,
      );
    let before = Infinity;
    await expect
      .poll(async () => {
        const now = await framesOf();
        const isMoving = now > before;
        before = now;
        return isMoving;
      })
      .toBe(true);
  }

  /** Waits for a sound of the other side. */
  async expectSound(): Promise<void> {
    await this.#listen(true);
  }

  /** Waits until the other side is silent for longer than the pause between two beeps of a fake microphone. */
  async expectSilence(): Promise<void> {
    await this.#listen(false);
  }

  async #listen(isHeard: boolean): Promise<void> {
    await this.#video.evaluate(async (video: HTMLVideoElement, waitsForSound) => {
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context
        .createMediaStreamSource(new MediaStream((video.srcObject as MediaStream).getAudioTracks()))
        .connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      await new Promise<void>((resolve) => {
        let heardAt = context.currentTime;
        const listen = (): void => {
          analyser.getFloatTimeDomainData(samples);
          const isSound = samples.some((sample) => Math.abs(sample) > 0.01);
          if (isSound) heardAt = context.currentTime;
          const isDone = waitsForSound ? isSound : context.currentTime - heardAt > 2;
          if (isDone) resolve();
          else requestAnimationFrame(listen);
        };
        listen();
      });
      await context.close();
    }, isHeard);
  }

  /** Waits until the panel has shown that the call is ending, and no longer shows it. */
  async seeEnding(): Promise<void> {
    await this.dialog.page().evaluate(
      () =>
        new Promise<void>((resolve) => {
          let wasShown = false;
          const look = (): void => {
            const isShown = document.body.textContent.includes('The call is ending…');
            if (!isShown && wasShown) resolve();
            else requestAnimationFrame(look);
            wasShown ||= isShown;
          };
          look();
        }),
    );
  }
}
