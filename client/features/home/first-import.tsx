import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import styles from './home-page.module.css';

/** Replaces the search if no database has data and the viewer may import. */
export function FirstImport() {
  const { t } = useTranslation(['data', 'states']);
  return (
    <section className={styles.hero}>
      <h1>{t('states:emptyDatabase.import')}</h1>
      <p className={styles.first}>{t('firstImport')}</p>
      <Button component={Link} to={paths.data} variant="filled" size="md">
        {t('chooseFiles')}
      </Button>
    </section>
  );
}
