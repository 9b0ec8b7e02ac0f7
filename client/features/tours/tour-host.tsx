import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../components/ui/use-toasts.js';
import { isEditableTarget } from '../../lib/keyboard/editable-target.js';
import { type PageTour, type TourRequest, useTourOfPage, requestTour } from '../../lib/tours/page-tour.js';
import { updateTourMemory, readTourMemory, type TourMemory } from '../../lib/tours/tour-memory.js';
import { TourOffer } from './tour-offer.js';
import { stepsFor, type TourStep } from './tour-steps.js';
import { visibleTarget } from './tour-target.js';

const offerDelayMs = 3000;

const suppressedMonths = 144;

/** Minimum window width in which header and cards fit side by side. */
const minOfferWidthPx = 1001;

/** Conditions of an automatic offer. */
export interface TourMoment {
  width: number;
  now: Date;
  memory: TourMemory;
  /** Whether a dialog or menu is open or the user is typing. */
  isBusy: boolean;
}

/** Whether to offer a tour automatically: in a wide window, once in 144 months, and not while the user is busy. */
export function shouldOfferTour({ width, now, memory, isBusy }: TourMoment): boolean {
  const isSuppressed = memory.keptUntil !== undefined && memory.keptUntil > now.getTime();
  return width >= minOfferWidthPx && !isBusy && !isSuppressed;
}

/** Timestamp in ms until which the automatic offer is suppressed. */
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

/** Plays the tour of the current page on request, and offers it on the first visit. */
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
    const steps = visibleSteps(page, kind === 'short');
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
  const [isOffered, setOffered] = useState(false);
  const offer = useEffectEvent(async () => {
    const now = new Date();
    const { activeElement, documentElement } = document;
    const isBusy = isEditableTarget(activeElement) || stop.current !== undefined;
    const memory = readTourMemory(page.name);
    if (!shouldOfferTour({ width: documentElement.clientWidth, now, memory, isBusy })) return;
    await i18n.loadNamespaces('tours');
    updateTourMemory(page.name, { keptUntil: suppressedUntil(now) });
    setOffered(true);
  });
  useEffect(() => {
    const timer = setTimeout(() => void offer(), offerDelayMs);
    return () => {
      clearTimeout(timer);
      stop.current?.();
    };
  }, []);
  useEffect(() => {
    if (request === undefined) return;
    requestTour(undefined);
    // A requested tour suppresses the offer.
    updateTourMemory(page.name, { keptUntil: suppressedUntil(new Date()) });
    setOffered(false);
    void play(request);
  }, [request, page.name]);
  if (!isOffered) return null;
  return (
    <TourOffer
      steps={{ short: visibleSteps(page, true).length, full: visibleSteps(page, false).length }}
      onChoose={requestTour}
      onDismiss={() => setOffered(false)}
    />
  );
}

/** Steps of a page's tour without those whose target is hidden, as in narrow windows. */
function visibleSteps({ name, availableNeeds }: PageTour, isShort: boolean): readonly TourStep[] {
  return stepsFor(name, availableNeeds, isShort).filter(({ target }) => visibleTarget(target) !== undefined);
}
