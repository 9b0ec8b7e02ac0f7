import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dialog } from '../../../components/ui/dialog.js';
import { paths } from '../../../addresses/paths.js';
import styles from './restriction-dialog.module.css';
import { PlanPrices } from './plan-prices.js';

/** What a table does not do without a plan. */
export type RestrictedAct = 'sort' | 'page' | 'perPage' | 'filter' | 'filterAny' | 'copy';

interface RestrictionDialogProps {
  act: RestrictedAct;
  /** What stays possible: rows of a report, conditions of a filter (0: no filter), rows of a file. */
  rows: number;
  conditions: number;
  fileRows: number;
  onClose: () => void;
}

/** Names the act that a plan is needed for, what stays possible, and what a plan costs. */
export function RestrictionDialog({ act, rows, conditions, fileRows, onClose }: RestrictionDialogProps) {
  const { t } = useTranslation('limits');
  return (
    <Dialog
      opened
      isOverPanels
      onClose={onClose}
      title={t(`restriction.${act}`)}
      foot={
        <>
          <Button onClick={onClose}>{t('restriction.notNow')}</Button>
          <Button component={Link} to={paths.pricing} variant="filled">
            {t('restriction.plans')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {act === 'copy'
          ? t('restriction.copyText', { count: fileRows })
          : t('restriction.text', {
              rows: t('restriction.rows', { count: rows }),
              conditions:
                conditions > 0
                  ? t('restriction.conditions', { count: conditions })
                  : t('restriction.noConditions'),
            })}
      </p>
      <PlanPrices />
    </Dialog>
  );
}
