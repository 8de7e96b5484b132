/** A whole Soviet first turn of dagc73, Historical, from the prepared deployment with the seed `turn7`: an answer a line. */
export const SOVIET_TURN = `
move r:1
to 3403
move r:29
to 3908
move r:35
to 4210
move r:36
to 4316
move r:45
to 2630
move r:49
to 4210
move r:50
to 3403
move r:51
to 4212
move r:52
to 3624
move r:56
to 4022
move r:63
to 4316
move r:66
to 3403
move r:67
to 4316
move r:2Gd
to 3402
move r:3GdT
to 4210
move r:29T
to 4007
move r:7GdC
to 4007
move r:RH1
to 3503
move r:RH2
to 4518
move r:RH3
to 3232
done
attack 3821
join r:39
join r:64
join r:68
join r:72
roll
to 3820
advance r:39
advance r:64
advance r:68
halt
attack 3722
join r:2GdT
join r:11T
join r:2GdC
roll
advance r:2GdT
advance r:11T
advance r:2GdC
halt
attack 3406
join r:70
join r:3GdM
join r:1T
roll
to 3407
advance r:70
advance r:3GdM
advance r:1T
halt
attack 3507
join r:16Gd
join r:36Gd
join r:19
join r:3C
roll
retreat r:19
to 3605
retreat r:16Gd
to 3706
retreat r:36Gd
to 3605
to 3405
attack 4011
join r:13Gd
join r:35Gd
join r:53
join r:57
roll
retreat r:53
retreat r:57
retreat r:13Gd
to 4009
to 4110
done
move r:2GdT
to 3721
move r:3GdT
to 4315
move r:1T
to 3505
move r:29T
to 4510
move r:3GdM
to 3505
move r:7GdC
to 4509
move r:3C
to 3401
done
`
  .trim()
  .split('\n')
