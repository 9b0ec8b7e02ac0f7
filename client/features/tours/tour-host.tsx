import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/ui/use-toasts.js';
import { isEditableTarget } from '../../lib/keyboard/editable-target.js';
import { type PageTour, type TourRequest, useTourOfPage, requestTour } from '../../lib/tours/page-tour.js';
import { updateTourMemory, readTourMemory, type TourMemory } from '../../lib/tours/tour-memory.js';
import { stepsFor, type TourStep } from './tour-steps.js';
import { visibleTarget } from './tour-target.js';

const autoStartDelayMs = 3000;

const suppressedMonths = 144;

/** Minimum window width in which header and cards fit side by side. */
const minAutoStartWidthPx = 1001;

/** Conditions of an automatic start. */
export interface TourMoment {
  width: number;
  now: Date;
  memory: TourMemory;
  /** Whether a dialog or menu is open or the user is typing. */
  isBusy: boolean;
}

/** Whether to start a tour automatically: in a wide window, once in 144 months, and not while the user is busy. */
export function shouldAutoStart({ width, now, memory, isBusy }: TourMoment): boolean {
  const isSuppressed = memory.keptUntil !== undefined && memory.keptUntil > now.getTime();
  return width >= minAutoStartWidthPx && !isBusy && !isSuppressed;
}

/** Timestamp in ms until which the automatic start is suppressed. */
export function suppressedUntil(now: Date): number {
  const end = new Date(now);
  end.setMonth(end.getMonth() + suppressedMonths);
  return end.getTime();
}

/** Index of the step where an interrupted tour resumes; 0 if that step no longer exists. */
export function resumeIndex(steps: readonly TourStep[], lastStepId: string | undefined): number {
  return Math.max(
    0,
    steps.findIndex(({ id }) => id === lastStepId),
  );
}

/** Plays the tour of the current page on request, and automatically on the first visit. */
export function TourHost() {
  const { page, request } = useTourOfPage();
  return page ? <TourPlayer key={page.name} page={page} request={request} /> : null;
}

function TourPlayer({ page, request }: { page: PageTour; request: TourRequest | undefined }) {
  const { i18n } = useTranslation();
  const { success } = useToasts();
  const stop = useRef<() => void>(undefined);
  const play = useEffectEvent(async (kind: TourRequest) => {
    const { name } = page;
    await i18n.loadNamespaces('tours');
    const { playTour } = await import('./play-tour.js');
    // Skips steps with a hidden target, as in narrow windows.
    const steps = stepsFor(name, page.availableNeeds).filter(
      ({ target }) => visibleTarget(target) !== undefined,
    );
    if (stop.current || steps.length === 0) return;
    const t = i18n.getFixedT(null, 'tours');
    const localize = (step: TourStep, index: number) => ({
      ...step,
      title: t(`${name}.${step.id}.title` as 'report.title.title'),
      text: t(`${name}.${step.id}.text` as 'report.title.text'),
      progress: t('progress', { step: index + 1, of: steps.length }),
    });
    stop.current = playTour({
      steps: steps.map(localize),
      from: kind === 'goOn' ? resumeIndex(steps, readTourMemory(name).step) : 0,
      labels: { next: t('next'), back: t('back'), done: t('done'), skip: t('skip') },
      onStep: (id) => updateTourMemory(name, { step: id }),
      onEnd: (isComplete) => {
        stop.current = undefined;
        if (isComplete) updateTourMemory(name, { step: undefined });
        else success(t('left'));
      },
    });
  });
  const autoStart = useEffectEvent(() => {
    const now = new Date();
    const { activeElement, documentElement } = document;
    const isBusy = isEditableTarget(activeElement) || stop.current !== undefined;
    const memory = readTourMemory(page.name);
    if (!shouldAutoStart({ width: documentElement.clientWidth, now, memory, isBusy })) return;
    updateTourMemory(page.name, { keptUntil: suppressedUntil(now) });
    void play('start');
  });
  useEffect(() => {
    const timer = setTimeout(() => autoStart(), autoStartDelayMs);
    return () => {
      clearTimeout(timer);
      stop.current?.();
    };
  }, []);
  useEffect(() => {
    if (request === undefined) return;
    requestTour(undefined);
    // A requested tour suppresses the automatic one.
    updateTourMemory(page.name, { keptUntil: suppressedUntil(new Date()) });
    void play(request);
  }, [request, page.name]);
  return null;
}
