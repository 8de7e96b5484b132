import { chanceOf } from '@hexfront/bots'
import { useEffect } from 'preact/hooks'
import { useListener, useShown } from '../../hooks.ts'
import { currentSettings, onSettings } from '../../store/settings.ts'
import { TEXT } from '../../text.ts'
import type { Desk } from '../desk.ts'
import { isBrief, perspective, shareFor } from './perspective.ts'

/** Fewer games than this say nothing. */
const LEAST = 12

/** How likely the player is to win as it stands; only where it is switched on, and never against a person. */
export function ChanceBar({ desk }: { desk: Desk }) {
  const { session, outlook } = desk
  useShown<unknown>([desk, outlook], () => [session.version, outlook.tally])
  useListener(onSettings)
  const isOn = currentSettings().chances === 'on'
  useEffect(() => {
    outlook.isOn = isOn
    return () => {
      outlook.isOn = false
    }
  }, [outlook, isOn])
  if (!isOn || !outlook.isAllowed) return null
  const side = perspective(session)
  const { count } = outlook.tally
  const { share, low, high } = chanceOf(outlook.tally)
  const mine = shareFor(side, share)
  const doubt = Math.max(high - share, share - low)
  const isRough = count < LEAST
  const chance = isBrief(session) ? TEXT.study.aheadNow : TEXT.study.chanceNow
  const words = isRough ? TEXT.study.weighing : chance(percentOf(mine), percentOf(doubt))
  return (
    <div class="outlook" role="img" aria-label={words} title={words}>
      <span class="outlook-bar" data-tone={session.table.display.sides[side - 1]?.tone}>
        {!isRough && <i style={{ inlineSize: `${mine * 100}%` }} />}
      </span>
      <span class="outlook-words">{words}</span>
    </div>
  )
}

const percentOf = (share: number): number => Math.round(share * 100)
