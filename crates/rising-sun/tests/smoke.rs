//! temp
use rising_sun::*;
use table::*;
#[test]
fn smoke() {
    println!("size {} open {}", std::mem::size_of::<State>(), std::mem::size_of::<Open>());
    let mut chance = Seed::from(5).chance();
    let mut actions = Vec::new();
    let mut n = 0u64;
    for game in 0..3000u64 {
        let mut clans: Vec<Clan> = CLANS.iter().map(|r| r.clan).collect();
        chance.shuffle(&mut clans);
        clans.truncate(3 + chance.below(3) as usize);
        let mut s = State::deal(&Options::of(clans), &Seed::from(game)).unwrap();
        s.check().unwrap();
        while !s.waiting_for().is_empty() {
            let w: Vec<Seat> = s.waiting_for().iter().collect();
            let seat = w[chance.below(w.len() as u32) as usize];
            if chance.below(10) == 0 {
                let to = Seat(chance.below(s.seats() as u32) as u8);
                let _ = s.agree(
                    seat,
                    to,
                    &Terms {
                        alliance: chance.below(2) == 0,
                        give: Goods { coins: chance.below(2) as u16, ronin: 0 },
                        ask: Goods::default(),
                    },
                    &mut Unheard,
                );
            }
            actions.clear();
            s.legal_actions(seat, &mut actions);
            assert!(!actions.is_empty(), "{:?}", s.position().table.agenda);
            let a = actions[chance.below(actions.len() as u32) as usize];
            let before = s;
            s.perform(seat, a, &mut Unheard).unwrap();
            n += 1;
            if let Err(f) = s.check() {
                panic!("{f} after {a:?} agenda {:?} -> {:?}", before.position().table.agenda, s.position().table.agenda)
            }
        }
    }
    println!("{n}");
}
